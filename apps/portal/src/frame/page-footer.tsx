import { useBrand, useBrandNames } from '@lianxin/features/brand';
import { pagesOf, mayOpen, useNavigation } from '@lianxin/features/navigation';
import { enteredByPartner, useViewer } from '@lianxin/features/session';
import { AppFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Links of the product by role (specification §2.4): positions for the administrator, the trade for makers and reviewers. */
const PRODUCT_LINKS = {
  administrator: ['ac-position-staffing'],
  operator: ['sm-page', 'pc-my-chainLetter', 'pc-lx-financing'],
  reviewer: ['sm-page', 'pc-my-chainLetter', 'pc-lx-financing'],
  groupViewer: [],
} as const;

/** Link groups over the quiet line. A link whose page is not there is left out, and so is an empty group. */
export function PageFooter() {
  const { t, i18n } = useLingui();
  const brand = useBrand();
  const { platform } = useBrandNames();
  const rows = useNavigation();
  const viewer = useViewer();
  const pageOf = (name: string) => pagesOf(rows).find((row) => row.name === name && row.screen && mayOpen(row, viewer));
  const linksTo = (wanted: readonly string[]) =>
    wanted.flatMap((name) => {
      const row = pageOf(name);
      return row ? [{ label: i18n._(row.title), href: `#${row.path}` }] : [];
    });
  // A visitor is asked to sign in first; the news is there for everybody who may read it.
  const news = pagesOf(rows).find((row) => row.name === 'announcementPage' && row.screen && (viewer === undefined || mayOpen(row, viewer)));
  const newsOf = (type: string, label: string) =>
    news ? [{ label, href: `#${news.path}?${new URLSearchParams({ type }).toString()}` }] : [];
  // The product links are hidden from who came through a partner's sign-on (decisions §4).
  const partner = enteredByPartner();
  const { copyrightYear, hotline, version } = brand;
  const groups = [
    { title: t`账户操作`, links: viewer === undefined ? linksTo(['login', 'register']) : [] },
    { title: t`产品`, links: viewer === undefined || partner ? [] : linksTo(PRODUCT_LINKS[viewer.role]) },
    { title: t`关于我们`, links: [...newsOf('bank', t`银行动态`), ...newsOf('company', t`公司动态`)] },
  ].filter((group) => group.links.length > 0);
  return (
    <AppFooter
      groups={groups}
      quiet={[brand.registration, brand.filing, t`© ${copyrightYear} ${platform}`]}
      end={
        <Trans>
          服务热线 {hotline}　工作日 09:00–17:30　版本 {version}
        </Trans>
      }
    />
  );
}
