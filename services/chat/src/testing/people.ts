export { type AuthStub, createAuthStub, type Person } from '@app/testkit';
