import { TextLink } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { TermBadge, useSheet } from '../../../platform/lists/index.ts';
import { SUPPLIER_TERMS, type Supplier } from './supplier-terms.ts';

/** The supplier's state, with a link to its replacement after a merge. */
export const SupplierState = ({ supplier: { state, mergedInto } }: { readonly supplier: Supplier }) => (
  <span className="flex flex-col items-start gap-y-0.5 py-1">
    <TermBadge term={SUPPLIER_TERMS[state]} />
    {mergedInto !== null && <MergedInto successor={mergedInto} />}
  </span>
);

function MergedInto({ successor: { enterpriseNo, name } }: { readonly successor: NonNullable<Supplier['mergedInto']> }) {
  const sheet = useSheet();
  return (
    <span className="max-w-44 text-xs whitespace-normal text-ink-muted">
      <Trans>
        已合并到{' '}
        <TextLink asChild className="min-h-6 max-tablet:min-h-11">
          <button type="button" onClick={() => sheet.open(enterpriseNo)}>
            {name}
          </button>
        </TextLink>
      </Trans>
    </span>
  );
}
