import { useLingui } from '@lingui/react';
import { createContext, use, type ReactNode } from 'react';

/** What a bank changes when it makes the portal its own: names, hotline, registrations, look. */
export interface Brand {
  /** Which of the theme's looks. */
  readonly theme: string;
  readonly product: string;
  readonly productEn: string;
  /** The platform's full name, as in the copyright line. */
  readonly platform: string;
  readonly platformEn: string;
  readonly hotline: string;
  /** The site's registration number. */
  readonly registration: string;
  /** The platform's filing with the regulator. */
  readonly filing: string;
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
  registration: '',
  filing: '',
  copyrightYear: 0,
  version: '',
});

/** Tells the screens below whose portal they are in. */
export const BrandProvider = ({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) => (
  <BrandContext value={brand}>{children}</BrandContext>
);

export const useBrand = (): Brand => use(BrandContext);

/** The brand's names in the language shown. `sub` is the platform's name without the product's. */
export function useBrandNames(): { readonly product: string; readonly platform: string; readonly sub: string } {
  const { i18n } = useLingui();
  const brand = useBrand();
  const english = i18n.locale === 'en-US';
  const product = english ? brand.productEn : brand.product;
  const platform = english ? brand.platformEn : brand.platform;
  return { product, platform, sub: platform.startsWith(product) ? platform.slice(product.length).trim() : platform };
}
