import type { Target } from './change-page.ts';

const target = (name: string, press: string, heading: string, atLeast: number): Target => ({
  name,
  press,
  heading,
  rows: { selector: 'main tbody tr td:nth-child(3)', atLeast },
});

const inMenu = (path: string): string => `nav a[href="#${path}"], aside a[href="#${path}"]`;

/** The start page of each subject and the pages visited from there, in order. */
export const WAYS: Readonly<
  Record<'stack' | 'ours', { readonly start: string; readonly first: Target; readonly targets: readonly Target[] }>
> = {
  stack: {
    start: 'stack/#/workbench',
    first: target('workbench', 'a[href="#/workbench"]', 'workbench', 8),
    targets: [target('list', 'a[href="#/list"]', 'list', 20), target('workbench', 'a[href="#/workbench"]', 'workbench', 8)],
  },
  ours: {
    start: '#/pc-management/my-chainLetter',
    first: target('sign-for', inMenu('/pc-management/my-chainLetter'), '链信签收', 1),
    targets: [
      target('holdings', inMenu('/pc-management/link-holding'), '链信持有', 20),
      target('suppliers', inMenu('/pc-management/sm-page'), '供应商管理', 1),
      target('sign-for', inMenu('/pc-management/my-chainLetter'), '链信签收', 1),
    ],
  },
};
