import './app.css';
import { dropMarkerCopy } from '@lianxin/features/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadConfig } from './config.ts';
import { startLanguage } from './language.ts';

dropMarkerCopy();
const [config] = await Promise.all([loadConfig(), startLanguage()]);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App config={config} />
  </StrictMode>,
);
