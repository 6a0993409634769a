export const LoadingPage = () => null;
