import type { List } from '../../../platform/lists/index.ts';
import { useSuppliers } from '../../../platform/pickers/index.ts';
import type { Supplier } from './supplier-terms.ts';

/** The supplier that is open beside the list: one of the page, or one of another page or filter, as that which another was merged into. */
export function useOpenSupplier({ rows, loading }: Pick<List<Supplier>, 'rows' | 'loading'>, id: string): Supplier | undefined {
  const here = rows.find(({ enterpriseNo }) => enterpriseNo === id);
  const elsewhere = useSuppliers(id === '' || here !== undefined || loading ? [] : [id]);
  return here ?? elsewhere.find(({ enterpriseNo }) => enterpriseNo === id);
}
