import { Page, PageHeader, Tab, TabList, TabPanel, Tabs } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryState } from '../../../platform/navigation/index.ts';
import { BillableList } from './billable-list.tsx';
import { ChosenFees } from './chosen-fees.tsx';
import { RequestList } from './request-list.tsx';

/** Address parameters that belong to one tab only. */
const FACE = { fees: '', view: '', state: '', search: '', page: '', sort: '', id: '' } as const;

/** 发票开具: fees that can be invoiced, and requests. */
export function InvoicingScreen() {
  const { t } = useLingui();
  const [{ view, fees }, change] = useQueryState(FACE);
  return (
    <Page header={<PageHeader title={t`发票开具`} sub={t`为已缴的平台费用申请数电发票`} />}>
      <Tabs
        value={view === 'requests' ? view : 'billable'}
        onValueChange={(next) => change({ ...FACE, view: next === 'billable' ? '' : next })}
        activationMode="manual"
      >
        <TabList>
          <Tab value="billable">
            <Trans>可开费用</Trans>
          </Tab>
          <Tab value="requests">
            <Trans>申请记录</Trans>
          </Tab>
        </TabList>
        <TabPanel value="billable" className="flex flex-col gap-4 pt-4">
          {fees !== '' && (
            <ChosenFees
              ids={fees.split(',')}
              onClose={() => change({ fees: '' })}
              onRequested={(id) => change({ ...FACE, view: 'requests', id })}
            />
          )}
          <BillableList onRequested={(id) => change({ ...FACE, view: 'requests', id })} />
        </TabPanel>
        <TabPanel value="requests" className="flex flex-col gap-4 pt-4">
          <RequestList />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
