import { Descriptions, Page, PageHeader, Panel, PhoneIcon, StampIcon, TextLink, Timeline } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';

/** Explains to other enterprises why they cannot issue and how to become a core enterprise (screens.md §2, issue-certificate). */
export function NotCore({ enterpriseName }: { readonly enterpriseName: string }) {
  const { t } = useLingui();
  const { hotline } = useBrand();
  const { hours } = useBrandNames();
  return (
    <Page header={<PageHeader title={t`开立链信`} />}>
      <Panel>
        <div className="mx-auto flex max-w-180 flex-col gap-6 py-6">
          <div className="flex items-start gap-4">
            <StampIcon aria-hidden className="mt-1 size-8 flex-none text-ink-faint" />
            <div className="flex flex-col gap-1">
              <h2 className="text-lg font-semibold">
                <Trans>开立链信是核心企业的业务</Trans>
              </h2>
              <p className="text-md text-ink-muted">
                <Trans>
                  链信是核心企业对到期付款的承诺，由合作银行授予开立额度后才能开立。{enterpriseName}
                  目前以供应商身份使用平台，可以签收、持有、转让和融资，不能开立。
                </Trans>
              </p>
            </div>
          </div>
          <section>
            <h3 className="mb-3 text-md font-semibold">
              <Trans>成为核心企业</Trans>
            </h3>
            <Timeline
              entries={[
                {
                  key: 'credit',
                  title: t`取得银行授信`,
                  detail: t`由任一合作银行授予链信开立额度`,
                  state: 'todo',
                },
                {
                  key: 'documents',
                  title: t`提交资料`,
                  detail: t`营业执照、授信批复、付款账户与授权书`,
                  state: 'todo',
                },
                {
                  key: 'agreement',
                  title: t`签署核心企业协议`,
                  detail: t`由企业管理员在线签署`,
                  state: 'todo',
                },
                {
                  key: 'open',
                  title: t`开通开立权限`,
                  detail: t`平台审核后开通，通常需要 3 至 5 个工作日`,
                  state: 'todo',
                },
              ]}
            />
          </section>
          <Descriptions
            className="rounded-md border border-line bg-surface-sunken px-4 py-3"
            items={[
              {
                id: 'hotline',
                label: t`联系我们`,
                value: (
                  <span className="inline-flex flex-wrap items-center gap-x-3">
                    <TextLink href={`tel:${hotline}`} className="text-md font-semibold tabular-nums">
                      <PhoneIcon aria-hidden /> {hotline}
                    </TextLink>
                    <span className="text-ink-muted">{hours}</span>
                  </span>
                ),
              },
            ]}
          />
        </div>
      </Panel>
    </Page>
  );
}
