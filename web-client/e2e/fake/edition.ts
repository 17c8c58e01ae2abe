import { readFileSync } from 'node:fs';
import type { Edition } from '../../src/store/edition';

const FILE = process.env['EDITION_FILE'] ?? new URL('../../../editions/data/collectors.json', import.meta.url).pathname;

/** The edition as the server would serve it. */
export const edition = JSON.parse(readFileSync(FILE, 'utf8')) as Edition;
