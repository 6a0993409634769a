import type { User } from '@lianxin/api/contract';
import { allowedActs, permissionsOf, ROLES, type Act, type ActionObject, type Party, type Role, type StateOf } from '@lianxin/domain';
import { people } from './people.ts';

/** What a screen calls each act: the words on its buttons. An act that is not named has no button on this screen. */
export type ActButtons = Readonly<Partial<Record<Act, readonly string[]>>>;

/** Who has the role in an enterprise that issues, and in one that is paid. */
export const issuers: Readonly<Record<Role, User>> = {
  administrator: people.coreAdministrator,
  operator: people.coreOperator,
  reviewer: people.coreReviewer,
  groupViewer: people.groupViewer,
};
export const holders: Readonly<Record<Role, User>> = {
  administrator: people.supplierAdministrator,
  operator: people.supplierOperator,
  reviewer: people.supplierReviewer,
  groupViewer: people.groupViewer,
};

/** Who has the role in an enterprise that lends, and in one that answers for loans. */
export const lenders: Readonly<Record<Role, User>> = {
  administrator: people.lenderAdministrator,
  operator: people.lenderOperator,
  reviewer: people.lenderReviewer,
  groupViewer: people.groupViewer,
};
export const guarantors: Readonly<Record<Role, User>> = {
  administrator: people.guarantorAdministrator,
  operator: people.guarantorOperator,
  reviewer: people.guarantorReviewer,
  groupViewer: people.groupViewer,
};

/** The roles that are let to the enterprise's business at all; to the others neither a list nor an item is answered. */
export const READERS: readonly Role[] = ROLES.filter((role) => permissionsOf(role).includes('records.read'));

const REVIEWS: readonly Act[] = [
  'pass',
  'return',
  'signConfirm',
  'signReturn',
  'voidApprove',
  'voidReject',
  'withdrawApprove',
  'withdrawReject',
];

/** The acts that come with a row: the matrix, less the reviews of what the person made. */
export const actsOf = <O extends ActionObject>(object: O, state: StateOf<O>, party: Party, role: Role, isOwn = false): Act[] =>
  allowedActs(object, state, party, role).filter((act) => !(isOwn && REVIEWS.includes(act)));

/** The buttons that a screen owes to these acts, each once, in alphabetical order. */
export const buttonsOf = (buttons: ActButtons, acts: readonly Act[]): readonly string[] =>
  [...new Set(acts.flatMap((act) => buttons[act] ?? []))].toSorted();

/** The words on the buttons that stand in a part of a page, in alphabetical order. */
export const buttonsIn = (part: Element | null | undefined): readonly string[] =>
  [...(part?.querySelectorAll('button') ?? [])].map((button) => button.getAttribute('aria-label') ?? button.textContent).toSorted();

/** The row of a table that says this, and the cell in it that holds its acts. */
export const rowOf = (cell: Element): HTMLTableRowElement => {
  const row = cell.closest('tr');
  if (row === null) throw new Error('this stands in no row');
  return row;
};
export const actsCellOf = (cell: Element): Element | null => rowOf(cell).lastElementChild;
