import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Button, LoadingRegion, Page, PageHeader, Panel, PencilIcon, SkeletonText, Tab, TabList, TabPanel, Tabs, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PlaceButton, PlaceLink, useQueryState } from '../../../platform/navigation/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { AgreementsPanel } from './agreements-panel.tsx';
import { CertificatesPanel } from './certificates-panel.tsx';
import { ChangePanel } from './change-panel.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { EditInformationDialog } from './edit-information-dialog.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import type { Information } from './information-terms.ts';
import { SettingsPanel } from './settings-panel.tsx';

/** The enterprise's data, what is verified, changes, and settings. */
export function InformationScreen() {
  const { t } = useLingui();
  const [{ tab }, setQuery] = useQueryState({ tab: '' });
  const { data, error, refresh } = useEndpoint(contract.enterprise.information, {}, { quiet: true });
  const again = () => void refresh();
  return (
    <Page
      header={
        <PageHeader
          title={t`企业信息`}
          actions={
            <>
              <PlaceButton to="billing.profile">
                <Trans>开票信息</Trans>
              </PlaceButton>
              <PlaceButton to="enterprise.cancellation">
                <Trans>账户注销</Trans>
              </PlaceButton>
            </>
          }
        />
      }
    >
      <Tabs value={tab === 'settings' ? tab : 'facts'} onValueChange={(next) => setQuery({ tab: next === 'settings' ? next : '' })}>
        <TabList aria-label={t`企业信息`}>
          <Tab value="facts">{t`企业资料`}</Tab>
          <Tab value="settings">{t`企业设置`}</Tab>
        </TabList>
        <TabPanel value="facts" className="pt-4">
          {data === undefined && (
            <Panel>
              {error === undefined ? (
                <LoadingRegion>
                  <SkeletonText lines={12} />
                </LoadingRegion>
              ) : (
                <FailureState error={error} onRetry={again} />
              )}
            </Panel>
          )}
          {data && <Facts information={data} onChanged={again} />}
        </TabPanel>
        <TabPanel value="settings" className="pt-4">
          <SettingsPanel />
        </TabPanel>
      </Tabs>
    </Page>
  );
}

function Facts({ information, onChanged }: { readonly information: Information; readonly onChanged: () => void }) {
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  const { change, accountVerified } = information;
  const waits = change?.state === 'submitted';
  return (
    <div className="flex flex-col gap-4">
      {change && (waits || change.state === 'rejected') && <ChangePanel change={change} onChanged={onChanged} />}
      <IdentityPanel
        information={information}
        extra={
          <Button size="sm" intent="quiet" className="-mr-2.5" icon={<PencilIcon />} disabled={waits} onClick={() => setEditing(true)}>
            <Trans>修改企业信息</Trans>
          </Button>
        }
      />
      <ContactPanel contact={information.contact} onChanged={onChanged} />
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <AgreementsPanel agreements={information.agreements} supplementDue={information.supplementDue} onSigned={onChanged} />
        <div className="flex flex-col gap-4">
          <CertificatesPanel certificates={information.certificates} />
          <Panel
            title={<Trans>对公账户</Trans>}
            extra={
              <PlaceLink to="bankAccounts.list">
                <Trans>账户管理</Trans>
              </PlaceLink>
            }
          >
            <p className="flex flex-wrap items-center gap-2 text-sm">
              {accountVerified ? (
                <>
                  <Tag tone="positive">{t`已验证`}</Tag>
                  <Trans>至少一个账户已通过小额打款验证。</Trans>
                </>
              ) : (
                <>
                  <Tag tone="caution">{t`未验证`}</Tag>
                  <Trans>还没有通过小额打款验证的账户。</Trans>
                </>
              )}
            </p>
          </Panel>
        </div>
      </div>
      {editing && (
        <EditInformationDialog
          information={information}
          onClose={() => setEditing(false)}
          onSubmitted={() => {
            setEditing(false);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
