export const homepage = {
  theme: { primary_color: '#1e40af', secondary_color: '#f59e0b' },
  banners: [
    {
      id: 1,
      image_url: '/banners/welcome.svg',
      title: 'Welcome',
      description: 'Simulated points only',
    },
  ],
  buttons: [{ id: 1, name: 'STARLINE', theme: 'primary' }],
  banner_config: { total_banners: 5, animation_type: 'fade', animation_duration: 5000 },
  button_config: { button_theme: 'primary', number_of_buttons: 3 },
};
