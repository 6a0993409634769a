import { useLingui } from '@lingui/react';
import { createContext, use, type ReactNode } from 'react';

/** What a bank configures for its own portal: names, hotline, registrations, appearance. */
export interface Brand {
  /** Value of `data-brand` on the root element. */
  readonly theme: string;
  /** The bank's colour, such as `#7a1f2b`: `portalBuild` derives all others from it. @default those that the style sheet gives the theme */
  readonly accent?: string;
  readonly product: string;
  readonly productEn: string;
  /** Chinese term for a voucher in all sentences. @default the product's name */
  readonly voucher?: string;
  /** The platform's full name, for the copyright line. */
  readonly platform: string;
  readonly platformEn: string;
  readonly hotline: string;
  /** Service hours, such as 工作日 09:00–17:30. */
  readonly hours: string;
  readonly hoursEn: string;
  /** The site's registration number. @default not shown */
  readonly registration?: string;
  /** The platform's filing with the regulator. @default not shown */
  readonly filing?: string;
  readonly copyrightYear: number;
  readonly version: string;
  /** Address behind the customer service code, such as a chat. @default the hotline */
  readonly customerService?: string;
  /** Folder with the guide's pictures, by language and screen. @default no pictures */
  readonly guidePictures?: string;
  /** Replaces the product's own mark. */
  readonly logo?: ReactNode;
}

const BrandContext = createContext<Brand>({
  theme: 'default',
  product: '',
  productEn: '',
  platform: '',
  platformEn: '',
  hotline: '',
  hours: '',
  hoursEn: '',
  copyrightYear: 0,
  version: '',
});

export const BrandProvider = ({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) => (
  <BrandContext value={brand}>{children}</BrandContext>
);

export const useBrand = (): Brand => use(BrandContext);

/** The brand's names in the current language. `sub` is the platform's name without the product's. */
export function useBrandNames(): { readonly product: string; readonly platform: string; readonly sub: string; readonly hours: string } {
  const { i18n } = useLingui();
  const brand = useBrand();
  const english = i18n.locale === 'en-US';
  const product = english ? brand.productEn : brand.product;
  const platform = english ? brand.platformEn : brand.platform;
  const hours = english ? brand.hoursEn : brand.hours;
  return { product, platform, hours, sub: platform.startsWith(product) ? platform.slice(product.length).trim() : platform };
}
