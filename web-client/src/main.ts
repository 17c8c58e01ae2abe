import { mount } from 'svelte';
import App from './App.svelte';
import './styles/base.css';
import './styles/controls.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the client');
mount(App, { target });
