/** Pickers that search the server as one types: suppliers, parties, contracts, accounts, categories. */
export { AccountChoice, useOwnAccounts, type AccountChoiceProps } from './account-choice.tsx';
export { CategoryName } from './category-name.tsx';
export { CategoryPicker, type CategoryPickerProps } from './category-picker.tsx';
export { ContractPicker, useContract, type ContractPickerProps } from './contract-picker.tsx';
export { PartyPicker, partyOf, type PartyPickerProps } from './party-picker.tsx';
export { SupplierPicker, useSuppliers, type Supplier, type SupplierPickerProps } from './supplier-picker.tsx';
export { usePicker, type PickerOptions } from './use-picker.tsx';
export { TradePartyPicker, type TradePartyPickerProps } from './trade-party-picker.tsx';
export { useUsualTrade } from './use-usual-trade.ts';
export { useRested, useSearch, type SearchOptions, type SearchRequest } from './use-search.ts';
