export { AppFooter, type AppFooterProps, type FooterGroup } from './app-footer.tsx';
