import { entryCode } from './entry-code.ts';
import './first.css';
import { pageOf, preloadScreen, rowAt } from '@lianxin/features/navigation';
import { dropMarkerCopy, hasMarker, namesIntegration } from '@lianxin/features/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startAppearance } from './appearance.ts';
import { brand } from './brand.ts';
import { loadConfig } from './config.ts';
import { keepToContentPolicy } from './content-policy.ts';
import { startLanguage } from './language.ts';
import { logDefect, startLogging } from './logging.ts';
import { navigation } from './navigation.tsx';
import { loadFrame } from './shell.tsx';

keepToContentPolicy();
if (!namesIntegration()) dropMarkerCopy();
startAppearance(brand.theme);
startLogging();

// What the first page needs is fetched side by side with the language and the configuration.
const wanted = rowAt(navigation, window.location.hash.slice(1).split('?', 1)[0] ?? '/');
const first = hasMarker() ? wanted : pageOf(navigation, 'access.signIn');
if (first?.kind === 'page' && first.screen) void preloadScreen(first.screen).catch(() => undefined);
if (hasMarker()) void loadFrame().catch(() => undefined);

const [config] = await Promise.all([loadConfig(), startLanguage()]);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root, {
  // Uncaught errors of the framework are logged with type error (specification §8).
  onUncaughtError: logDefect,
  onCaughtError: logDefect,
}).render(
  <StrictMode>
    <App config={config} entry={entryCode} />
  </StrictMode>,
);
