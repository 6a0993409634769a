import { contract, type CategoryId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';

/** What a category is called that something is sorted under; "…" until it is known, and a dash where it is no more. */
export function CategoryName({ id }: { readonly id: CategoryId }) {
  const { data, error } = useEndpoint(contract.category.tree, {}, { quiet: true });
  const found = data?.find((one) => one.id === id);
  if (found) return `${found.code} ${found.name}`;
  return data === undefined && !error ? '…' : '—';
}
