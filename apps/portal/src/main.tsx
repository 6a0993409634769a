// First of all: the door takes a partner's code out of the address before anything else can see it.
import { createPortal } from '@lianxin/features/portal';
import './app.css';
import { brand } from './brand.ts';

const catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
const navigation = () => import('./navigation.tsx').then((file) => file.navigation);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited: what stands behind the sign-in page imports this file's parts, and would wait for a file that waits for it.
void createPortal({ brand, navigation, catalog }).mount(root);
