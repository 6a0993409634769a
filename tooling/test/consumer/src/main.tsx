import './main.css';
import { createClient } from '@lianxin/api/client';
import { ApiProvider } from '@lianxin/api/react';
import { accessScreens } from '@lianxin/features/access';
import { BrandProvider, type Brand } from '@lianxin/features/brand';
import { activateLanguage } from '@lianxin/features/language';
import { defineNavigation, Entrance, NavigationProvider, standalone, type Screen } from '@lianxin/features/navigation';
import { NoticesProvider } from '@lianxin/features/notices';
import { readCookie, readMarker, SessionProvider, useSignedInViewer } from '@lianxin/features/session';
import { LoadingPage, systemScreens } from '@lianxin/features/system';
import { TooltipProvider } from '@lianxin/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';

/** The one screen that this bank writes itself. */
const Welcome = () => <h1 data-testid="display-name">{useSignedInViewer().displayName}</h1>;
const welcome: Screen = { key: 'welcome', load: () => Promise.resolve(Welcome) };

const brand: Brand = {
  theme: 'default',
  product: '恒通链',
  productEn: 'Hengtong Chain',
  platform: '恒通银行供应链平台',
  platformEn: 'Hengtong Bank supply chain platform',
  hotline: '400-000-0000',
  registration: '',
  filing: '',
  copyrightYear: 2026,
  version: '1.0.0',
};

const title = (text: string) => ({ id: text, message: text });
const rows = defineNavigation([
  standalone('/login', accessScreens.signIn, { name: 'login', title: title('登录') }),
  standalone('*', welcome, { name: 'welcome', title: title('欢迎'), auth: true }),
]);

const client = createClient({
  bases: { api: '/api', financing: '/apk', common: '' },
  readMarker,
  readAntiForgery: () => readCookie('XSRF-TOKEN'),
});

await activateLanguage('zh-CN');
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <NoticesProvider>
      <TooltipProvider>
        <SessionProvider client={client}>
          <ApiProvider client={client}>
            <BrandProvider brand={brand}>
              <NavigationProvider rows={rows}>
                <HashRouter>
                  <Entrance
                    frame={({ children }) => <div>{children}</div>}
                    forbidden={systemScreens.forbidden}
                    missing={systemScreens.missing}
                    fallback={<LoadingPage />}
                    onError={(error) => <pre>{String(error)}</pre>}
                  />
                </HashRouter>
              </NavigationProvider>
            </BrandProvider>
          </ApiProvider>
        </SessionProvider>
      </TooltipProvider>
    </NoticesProvider>
  </I18nProvider>,
);
