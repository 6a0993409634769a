import type { List } from '../../../platform/lists/index.ts';
import { useSuppliers } from '../../../platform/pickers/index.ts';
import type { Supplier } from './supplier-terms.ts';

/** The open supplier: from the page, or loaded if it is on another page, such as a replacement. */
export function useOpenSupplier({ rows, loading }: Pick<List<Supplier>, 'rows' | 'loading'>, id: string): Supplier | undefined {
  const here = rows.find(({ enterpriseNo }) => enterpriseNo === id);
  const elsewhere = useSuppliers(id === '' || here !== undefined || loading ? [] : [id]);
  return here ?? elsewhere.find(({ enterpriseNo }) => enterpriseNo === id);
}
