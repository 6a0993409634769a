// First of all: the door takes a partner's code out of the address before anything else can see it.
import { createPortal } from '@lianxin/features/portal';
import './first.css';
import { brand } from './brand.ts';
import { navigation } from './navigation.tsx';

const catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await createPortal({ brand, navigation, catalog, look: () => import('./app.css') }).mount(root);
