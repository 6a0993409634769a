import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Link, Route, Routes } from 'react-router-dom';
import './main.css';

const SignIn = lazy(async () => ({ default: (await import('./sign-in.tsx')).SignIn }));
const Work = lazy(async () => ({ default: (await import('./work.tsx')).Work }));
const List = lazy(async () => ({ default: (await import('./list.tsx')).List }));

i18n.loadAndActivate({ locale: 'zh-CN', messages: { name: '用户名', password: '密码', enter: '登录', missing: '请填写' } });
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <HashRouter>
        <nav className="flex gap-4 p-2">
          <Link to="/workbench">workbench</Link>
          <Link to="/list">list</Link>
        </nav>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/list" element={<List file="rows.json" title="list" />} />
            <Route path="/workbench" element={<Work />} />
            <Route path="*" element={<SignIn />} />
          </Routes>
        </Suspense>
      </HashRouter>
    </I18nProvider>,
  );
