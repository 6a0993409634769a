import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const target = process.env['API_URL'] ?? '';
const proxy = Object.fromEntries(['/api', '/apk', '/cm'].map((path) => [path, { target }]));

export default defineConfig({ build: { target: 'es2023' }, plugins: [react(), tailwindcss()], preview: { proxy } });
