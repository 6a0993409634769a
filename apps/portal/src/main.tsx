// Must be the first import: it removes a partner's code from the address before any other code runs.
import { createPortal } from '@lianxin/features/portal';
import './app.css';
import { brand } from './brand.ts';

const catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
const navigation = () => import('./navigation.tsx').then((file) => file.navigation);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited: later chunks import parts of this module, and would deadlock with a top-level await.
void createPortal({ brand, navigation, catalog }).mount(root);
