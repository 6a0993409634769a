import { Button, Dialog, DialogBody, DialogContent, DialogFooter, Tab, TabList, TabPanel, Tabs } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConsentsTab } from './consents-tab.tsx';
import { DataTab } from './data-tab.tsx';
import { RevealsTab } from './reveals-tab.tsx';
import { SignInsTab } from './sign-ins-tab.tsx';

/** The account dialog for every role: sign-ins, disclosures, consents, data. */
export function SecurityDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={t`账户与安全`}>
        <DialogBody className="min-h-[min(520px,calc(100dvh-220px))]">
          <Tabs defaultValue="signIns">
            <TabList aria-label={t`账户与安全`}>
              <Tab value="signIns">{t`登录与会话`}</Tab>
              <Tab value="reveals">{t`敏感信息`}</Tab>
              <Tab value="consents">{t`同意记录`}</Tab>
              <Tab value="data">{t`我的数据`}</Tab>
            </TabList>
            <TabPanel value="signIns" className="pt-4">
              <SignInsTab />
            </TabPanel>
            <TabPanel value="reveals" className="pt-4">
              <RevealsTab />
            </TabPanel>
            <TabPanel value="consents" className="pt-4">
              <ConsentsTab />
            </TabPanel>
            <TabPanel value="data" className="pt-4">
              <DataTab />
            </TabPanel>
          </Tabs>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>关闭</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
