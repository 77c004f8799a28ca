import type { Words } from '../words.ts';

export const ru: Words = {
  title: 'Настройки',
  lead: 'Действуют сразу и остаются в этом браузере.',
  looks: 'Вид',
  language: 'Язык',
  theme: 'Цвета',
  themes: { dark: 'Тёмный стол', parchment: 'Пергамент' },
  textSize: 'Размер текста',
  textSizes: { small: 'Мелкий', normal: 'Обычный', large: 'Крупный', huge: 'Очень крупный' },
  motion: 'Движение',
  motions: { system: 'Как в системе', full: 'Всё движется', still: 'Всё неподвижно' },
  soundTitle: 'Звук',
  sound: { name: 'Звуки', text: 'Шаги, удары, карты и монеты, и сигнал, когда наступает ваш ход.' },
  volume: 'Громкость',
  table: 'За столом',
  fastComputer: { name: 'Быстрый компьютер', text: 'Играет без пауз между действиями.' },
  explain: {
    name: 'Объяснять всё',
    text: 'Ключевые слова и причины раскрываются сами. Для первых партий.',
  },
};
