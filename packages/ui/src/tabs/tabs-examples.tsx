import { Tab, TabList, TabPanel, Tabs } from '@lianxin/ui';

/** Parts of a voucher. */
export function Example() {
  return (
    <Tabs defaultValue="detail">
      <TabList aria-label="凭证">
        <Tab value="detail">凭证详情</Tab>
        <Tab value="trail" count={4}>
          流转轨迹
        </Tab>
      </TabList>
      <TabPanel value="detail">票面金额 3,286,500.00</TabPanel>
      <TabPanel value="trail">开立、签收、转让、融资</TabPanel>
    </Tabs>
  );
}
