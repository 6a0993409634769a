import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

test('shows the panel of the selected tab', async () => {
  const { person } = render(
    <Tabs defaultValue="detail">
      <TabList>
        <Tab value="detail">详情</Tab>
        <Tab value="trail" count={4}>
          轨迹
        </Tab>
      </TabList>
      <TabPanel value="detail">票面金额</TabPanel>
      <TabPanel value="trail">开立、签收</TabPanel>
    </Tabs>,
  );
  expect(screen.getByRole('tabpanel').textContent).toBe('票面金额');
  await person.click(screen.getByRole('tab', { name: '轨迹 4' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('开立、签收');
});

test('arrow keys cycle through the tabs and open them', async () => {
  const { person } = render(
    <Tabs defaultValue="detail">
      <TabList>
        <Tab value="detail">详情</Tab>
        <Tab value="off" disabled>
          贸易背景
        </Tab>
        <Tab value="trail">轨迹</Tab>
      </TabList>
      <TabPanel value="detail">票面金额</TabPanel>
      <TabPanel value="trail">开立、签收</TabPanel>
    </Tabs>,
  );
  await person.tab();
  await person.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('轨迹');
  expect(screen.getByRole('tabpanel', { name: '轨迹' }).textContent).toBe('开立、签收');
  await person.keyboard('{ArrowRight}{End}{Home}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('详情');
});
