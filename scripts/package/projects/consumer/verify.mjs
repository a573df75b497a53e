import { verify } from 'matka-contracts';

process.exitCode = await verify(['--require', '60', '--allow-unmet'], {
  ...process.env,
  MATKA_BASE_URL: process.env.MATKA_MOCK_URL,
  MATKA_APP_ID: 'kalyan-matka',
  MATKA_MOBILE: '9876543210',
  MATKA_PASSWORD: 'Kalyan@2026',
});
