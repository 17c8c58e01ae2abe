import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The policy that the server sends with every page; previews keep to it so that breaches show early. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // Data addresses would break the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  preview: {
    headers: { 'content-security-policy': POLICY },
    proxy: {},
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
  },
});
