import type { Channel } from '../channel/define-channels.ts';
import type { Role } from './role.ts';
import type { ChannelRoleKind, ChannelStanding, Viewer } from './viewer.ts';

/** A rule about the signed-in person, shared by menus, route guards and the server. */
export type ViewerPredicate = (viewer: Viewer) => boolean;

const hasRole =
  (role: Role): ViewerPredicate =>
  (viewer) =>
    viewer.role === role;

const isOn = (viewer: Viewer, kind: ChannelRoleKind): boolean => viewer.channelRoles.some((entry) => entry.kind === kind);

export const isAdministrator: ViewerPredicate = hasRole('administrator');

export const isOperator: ViewerPredicate = hasRole('operator');
export const isReviewer: ViewerPredicate = hasRole('reviewer');
export const isGroupViewer: ViewerPredicate = hasRole('groupViewer');

/** Whether the enterprise awaits review or was rejected (specification §4), so that its people cannot use the platform yet. */
export const isNotApproved: ViewerPredicate = ({ status }) => status === 0 || status === 2 || status === 4;

export const isMakerOrChecker: ViewerPredicate = (viewer) => isOperator(viewer) || isReviewer(viewer);

const hasEntry = ({ channelRoles }: ChannelStanding, { code }: Channel, kind?: ChannelRoleKind): boolean =>
  channelRoles.some((entry) => entry.channel === code && (kind === undefined || entry.kind === kind));

/** Applies the core-enterprise rule named in the channel's row (specification §2.4). */
function isCoreOn(channel: Channel, enterprise: ChannelStanding): boolean {
  if (channel.core === 'flag') return enterprise.coreFlags[channel.alias] === true;
  return channel.core === 'bankType' ? enterprise.bankCorpType === '1' : hasEntry(enterprise, channel, 'core');
}

/** The channels on which the enterprise is a core enterprise and may therefore have a credit line. */
export const coreChannels = (enterprise: ChannelStanding): readonly Channel[] =>
  enterprise.channels.list.filter((channel) => isCoreOn(channel, enterprise));

/** Whether the enterprise may issue, that is, whether it is a core enterprise on at least one channel. */
export const isCoreEnterprise = (enterprise: ChannelStanding): boolean => coreChannels(enterprise).length > 0;

/** Whether the enterprise is a financial institution on at least one channel. */
export const isFinancialInstitution: ViewerPredicate = (viewer) => isOn(viewer, 'financialInstitution');

/** Whether the enterprise is a supplier on any channel: by an entry as supplier, or on a business channel where it is neither core nor funder. */
export const suppliesOnAnyChannel: ViewerPredicate = (viewer) =>
  isOn(viewer, 'supplier') ||
  viewer.channels.list.some(
    (channel) => viewer.businessChannels.includes(channel.code) && !isCoreOn(channel, viewer) && !hasEntry(viewer, channel),
  );

/** The core-enterprise area is for operators and reviewers of a core enterprise. */
export const showsCoreSection: ViewerPredicate = (viewer) => isMakerOrChecker(viewer) && isCoreEnterprise(viewer);

/** The supplier area is for operators and reviewers of an enterprise that is a supplier or core enterprise on any channel. */
export const showsSupplierSection: ViewerPredicate = (viewer) =>
  isMakerOrChecker(viewer) && (suppliesOnAnyChannel(viewer) || isOn(viewer, 'core') || isCoreEnterprise(viewer));

/** The financial-institution area is for every role of a financial institution except the group viewer. */
export const showsFinancialSection: ViewerPredicate = (viewer) => !isGroupViewer(viewer) && isFinancialInstitution(viewer);

/** Whether the person is an operator or reviewer of a lender that buys vouchers (as opposed to lending against a pledge). */
const buysVouchers: ViewerPredicate = (viewer) =>
  isMakerOrChecker(viewer) &&
  viewer.channels.list.some((channel) => channel.kind === 'financing' && hasEntry(viewer, channel, 'financialInstitution'));

/** Whether the person has the page of receipts at maturity. Lenders have it too, for the vouchers they bought. */
export const receivesAtMaturity: ViewerPredicate = (viewer) => showsSupplierSection(viewer) || buysVouchers(viewer);

/** Supplier management is hidden from the guarantor on a channel that needs a guarantor (specification §2.4). */
export const hidesSupplierManagement: ViewerPredicate = (viewer) =>
  viewer.channels.list.some((channel) => channel.needs.includes('guarantor') && hasEntry(viewer, channel, 'financialInstitution'));

export const canSwitchEnterprise: ViewerPredicate = (viewer) => viewer.enterpriseCount > 1;

/** Whether the person has at least one of the permissions; true for an empty list (specification §5). */
export const hasPermission =
  (...required: readonly string[]): ViewerPredicate =>
  (viewer) =>
    required.length === 0 || required.some((permission) => viewer.permissions.includes(permission));

export const anyOf =
  (...rules: readonly ViewerPredicate[]): ViewerPredicate =>
  (viewer) =>
    rules.some((rule) => rule(viewer));

export const allOf =
  (...rules: readonly ViewerPredicate[]): ViewerPredicate =>
  (viewer) =>
    rules.every((rule) => rule(viewer));

export const not =
  (rule: ViewerPredicate): ViewerPredicate =>
  (viewer) =>
    !rule(viewer);
