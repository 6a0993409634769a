import { contract, type CategoryId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';

/** A category's name; "…" while loading, a dash if it no longer exists. */
export function CategoryName({ id }: { readonly id: CategoryId }) {
  const { data, error } = useEndpoint(contract.category.tree, {}, { quiet: true });
  const found = data?.find((one) => one.id === id);
  if (found) return `${found.code} ${found.name}`;
  return data === undefined && !error ? '…' : '—';
}
