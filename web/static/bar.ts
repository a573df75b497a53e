import './bar.css';
