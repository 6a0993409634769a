/** Where a person signs in. */
export const SignInScreen = () => <main />;
