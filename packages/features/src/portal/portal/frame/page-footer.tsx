import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import { mayOpen, pageOf, pagesOf, useNavigation, usePlace, type PageRow } from '../../../platform/navigation/index.ts';
import { enteredByPartner, useViewer } from '../../../platform/session/index.ts';
import { AppFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';

/** Link groups and a last line. Links without a page and empty groups are left out. */
export const PageFooter = memo(function PageFooter() {
  const { t, i18n } = useLingui();
  const brand = useBrand();
  const { platform, hours } = useBrandNames();
  const rows = useNavigation();
  const viewer = useViewer();
  const place = usePlace();
  const linkTo = (row: PageRow) => ({ label: i18n._(row.title), href: `#${row.path}` });
  const waysIn = (['access.signIn', 'registration.register'] as const).flatMap((key) => pageOf(rows, key) ?? []);
  const products = pagesOf(rows)
    .flatMap((row) =>
      row.footer && viewer && row.screen && row.footer.show(viewer) && mayOpen(row, viewer) ? [{ row, at: row.footer.at }] : [],
    )
    .toSorted((one, other) => one.at - other.at);
  // Visitors are asked to sign in; news is open to everybody.
  const news = viewer === undefined ? pageOf(rows, 'messages.announcements')?.path : place('messages.announcements');
  const newsOf = (type: string, label: string) => (news ? [{ label, href: `#${news}?${new URLSearchParams({ type }).toString()}` }] : []);
  // Product links are hidden for people who came through a partner (decisions §4).
  const partner = enteredByPartner();
  const { copyrightYear, hotline, version } = brand;
  const groups = [
    { title: t`账户操作`, links: viewer === undefined ? waysIn.map(linkTo) : [] },
    { title: t`产品`, links: partner ? [] : products.map(({ row }) => linkTo(row)) },
    { title: t`关于我们`, links: [...newsOf('bank', t`银行动态`), ...newsOf('company', t`公司动态`)] },
  ].filter((group) => group.links.length > 0);
  return (
    <AppFooter
      // Hidden while rows load, because the page is still too short and the footer would jump.
      className="[body:has(main_table[aria-busy=true])_&]:invisible"
      groups={groups}
      quiet={[brand.registration, brand.filing, t`© ${copyrightYear} ${platform}`]}
      end={
        <Trans>
          服务热线 {hotline}　{hours}　版本 {version}
        </Trans>
      }
    />
  );
});
