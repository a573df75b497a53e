export const user = {
  first_name: 'Asha',
  last_name: 'Patil',
  name: 'Asha Patil',
  mobile_number: '9876543210',
  points: 10000,
};

export const tokens = { access: 'access-token', refresh: 'refresh-token' };
