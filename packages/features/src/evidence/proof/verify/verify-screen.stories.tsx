import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import { writeManifest } from '@lianxin/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FullPageLayout } from '../../../platform/navigation/index.ts';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { answered, answeredDocument, asked, askedDocument, certificates, evidence, roots } from './evidence.fixtures.ts';
import { VerifyScreen } from './verify-screen.tsx';

const answers = [
  reply(contract.proof.roots, roots),
  reply(contract.pdf.certificates, certificates),
  reply(contract.proof.lookUp, answered),
  reply(contract.proof.lookUpDocument, answeredDocument),
] as const;
const page = (at = '/') =>
  hosted(
    <FullPageLayout>
      <VerifyScreen />
    </FullPageLayout>,
    { at },
  );

const meta = {
  id: 'features-proof-verify',
  title: 'features/proof/verify 区块链 verify',
  component: VerifyScreen,
  parameters: { layout: 'fullscreen' },
  render: () => page(),
  beforeEach: platform(answers),
} satisfies Meta<typeof VerifyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

/** Goes to a part by the strip. */
const goTo =
  (part: RegExp): Play =>
  async ({ canvas }) =>
    userEvent.click(await within(await canvas.findByRole('navigation')).findByRole('button', { name: part }));

/** Selects an evidence file and waits for the result. */
const checks =
  (text: string, verdict: RegExp): Play =>
  async (context) => {
    await goTo(/^(核验|Verify)$/)(context);
    const { canvas } = context;
    await userEvent.upload(
      await canvas.findByLabelText(/拖入或选择文件|Drop or choose a file/),
      new File([text], 'LX20261118000034217-evidence.json', { type: 'application/json' }),
    );
    await expect(await canvas.findByText(verdict)).toBeVisible();
  };

const forged = { ...evidence, events: evidence.events.map((event, index) => (index === 1 ? { ...event, actor: '别人' } : event)) };

export const What: Story = {};
const toRoots = goTo(/^(每日存证根|Daily root)$/);
export const Full: Story = { play: toRoots };
export const Loading: Story = { beforeEach: platform([delay(contract.proof.roots)]), play: toRoots };
export const Empty: Story = { beforeEach: platform([reply(contract.proof.roots, { ...roots, list: [], total: 0 })]), play: toRoots };
export const Broken: Story = { beforeEach: platform([fail(contract.proof.roots, 500)]), play: toRoots };
const toCheck = goTo(/^(核验|Verify)$/);
export const Check: Story = { play: toCheck };
const passes = checks(writeManifest(evidence), /^(通过，3 个事件|Passed: all 3)/);
export const Passed: Story = { play: passes };
export const Differs: Story = { play: checks(writeManifest(forged), /^(不一致，首先在第 2 个|It differs, first at event 2)/) };
/** A worker that never answers. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}
export const Working: Story = {
  beforeEach: () => {
    const { Worker } = window;
    Object.assign(window, { Worker: SilentWorker });
    return () => void Object.assign(window, { Worker });
  },
  play: checks('{}', /^(正在核验|Verifying|Checking)/),
};
export const ByCode: Story = { render: () => page(`/?number=${asked.number}&hash=${asked.hash}`), play: toCheck };
export const ByDocument: Story = { render: () => page(`/?number=${askedDocument.number}&hash=${askedDocument.hash}`), play: toCheck };
export const NotFound: Story = { ...ByCode, beforeEach: platform([...answers, refuse(contract.proof.lookUp, 'NOT_FOUND')]) };
export const Join: Story = { play: goTo(/^(供应商加入|Joining)$/) };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: passes };
