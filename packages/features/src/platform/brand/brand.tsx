import { useLingui } from '@lingui/react';
import { createContext, use, type ReactNode } from 'react';

/** What a bank changes when it makes the portal its own: names, hotline, registrations, look. */
export interface Brand {
  /** Which of the theme's looks. */
  readonly theme: string;
  readonly product: string;
  readonly productEn: string;
  /** What a voucher is called in Chinese, wherever a sentence names one. @default the product's name */
  readonly voucher?: string;
  /** The platform's full name, as in the copyright line. */
  readonly platform: string;
  readonly platformEn: string;
  readonly hotline: string;
  /** When somebody answers it, as 工作日 09:00–17:30. */
  readonly hours: string;
  readonly hoursEn: string;
  /** The site's registration number. @default none is shown */
  readonly registration?: string;
  /** The platform's filing with the regulator. @default none is shown */
  readonly filing?: string;
  readonly copyrightYear: number;
  readonly version: string;
  /** Where the code of customer service leads, such as a chat's address. @default the hotline */
  readonly customerService?: string;
  /** Folder with the pictures of the operation guide, by language and screen. @default the guide has none */
  readonly guidePictures?: string;
  /** Mark beside the name instead of the product's own. */
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

/** Tells the screens below whose portal they are in. */
export const BrandProvider = ({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) => (
  <BrandContext value={brand}>{children}</BrandContext>
);

export const useBrand = (): Brand => use(BrandContext);

/** What the brand says in the language shown. `sub` is the platform's name without the product's. */
export function useBrandNames(): { readonly product: string; readonly platform: string; readonly sub: string; readonly hours: string } {
  const { i18n } = useLingui();
  const brand = useBrand();
  const english = i18n.locale === 'en-US';
  const product = english ? brand.productEn : brand.product;
  const platform = english ? brand.platformEn : brand.platform;
  const hours = english ? brand.hoursEn : brand.hours;
  return { product, platform, hours, sub: platform.startsWith(product) ? platform.slice(product.length).trim() : platform };
}
