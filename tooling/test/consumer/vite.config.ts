import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const target = process.env.API_URL;
const proxy = Object.fromEntries(['/api', '/apk', '/cm', '/config.json'].map((path) => [path, { target, changeOrigin: true }]));

export default defineConfig({ plugins: [react()], preview: { proxy } });
