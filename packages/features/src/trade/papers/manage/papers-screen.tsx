import { Button, Page, PageHeader, PlusIcon, Tab, TabList, TabPanel, Tabs, UploadIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQueryState } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { ContractsView } from './contracts/contracts-view.tsx';
import { InvoicesView } from './invoices/invoices-view.tsx';

/** Address parameters that belong to one tab only. */
const FACE = {
  view: '',
  verification: '',
  usage: '',
  kind: '',
  side: '',
  counterpartyNo: '',
  contractId: '',
  disputedOnly: '',
  issuedFrom: '',
  issuedTo: '',
  search: '',
  page: '',
  sort: '',
  id: '',
} as const;

/** Invoices and contracts behind vouchers, transfers and financings: recorded, verified, with their uses. */
export function PapersScreen() {
  const { t } = useLingui();
  const [{ view }, change] = useQueryState(FACE);
  const mayEdit = usePermission('trade.edit');
  const [entering, setEntering] = useState<'enter' | 'import'>();
  const onEntered = () => setEntering(undefined);
  const actions = (
    <>
      {view !== 'contracts' && (
        <Button icon={<UploadIcon aria-hidden />} onClick={() => setEntering('import')}>
          <Trans>从表格导入</Trans>
        </Button>
      )}
      <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setEntering('enter')}>
        {view === 'contracts' ? <Trans>登记合同</Trans> : <Trans>登记发票</Trans>}
      </Button>
    </>
  );
  return (
    <Page
      header={
        <PageHeader
          title={t`发票管理`}
          sub={t`与供应商、客户之间的贸易发票与合同，是开立、转让和融资的依据`}
          actions={mayEdit ? actions : undefined}
        />
      }
    >
      <Tabs
        value={view === 'contracts' ? view : 'invoices'}
        onValueChange={(next) => change({ ...FACE, view: next === 'invoices' ? '' : next })}
        activationMode="manual"
      >
        <TabList>
          <Tab value="invoices">
            <Trans>发票</Trans>
          </Tab>
          <Tab value="contracts">
            <Trans>贸易合同</Trans>
          </Tab>
        </TabList>
        <TabPanel value="invoices" className="flex flex-col gap-4 pt-4">
          <InvoicesView entering={entering} onEntered={onEntered} />
        </TabPanel>
        <TabPanel value="contracts" className="flex flex-col gap-4 pt-4">
          <ContractsView entering={entering === 'enter'} onEntered={onEntered} />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
