import type { Words } from '../words.ts';

export const en: Words = {
  title: 'Learn to play',
  lead: 'Eight short lessons on the real table. Every move is taken back for free, and the dice are on your side.',
  begin: 'Begin',
  goOn: 'Go on with lesson',
  all: 'All lessons',
  lesson: number => `Lesson ${number}`,
  minutes: count => (count === 1 ? '1 minute' : `${count} minutes`),
  done: 'Done',
  doneOf: (done, all) => `${done} of ${all} done`,
  step: (number, of) => `Step ${number} of ${of}`,
  showMe: 'Show me',
  takeBack: 'Take it back',
  startOver: 'Start over',
  next: 'Go on',
  nextLesson: 'Next lesson',
  leave: 'All lessons',
  coach: 'The lesson',
  otherwise: 'You may do that, too. For now:',
  wellDone: 'Well done!',
  trouble: 'This lesson could not be opened.',
  you: 'You',
  partner: 'Trainer',
  playGame: 'Play a small game',
  veterans: {
    link: 'You know the game from the wooden table?',
    note: 'What the computer does for you, and where your habits have gone.',
    title: 'From the wooden table to this one',
    lead: 'The rules are the same. What your hands and your tape measure used to do is done for you.',
    computer: {
      title: 'What the computer does for you',
      list: [
        'It measures, to a hundredth of a millimetre, round rocks and through woods, and says by how much something falls short.',
        'It finds the way: you say where to, the shortest legal path is walked.',
        'It finds lines of sight, also the thin ones, and shows what blocks them.',
        'It knows who is tired, wounded, hidden or already activated, and counts every die you are owed.',
        'It taps what you pay with, untaps it at the right moment, and shuffles without cheating: the dice can be proved afterwards.',
        'It asks at every moment in which a face-down tactic could be revealed, also when you hold none that fits. So nobody learns anything from a pause.',
        'It tells the exact odds of an attack before you decide, for every way to split your dice.',
        'It writes everything down. Every game can be watched again, and continued from any moment.',
      ],
    },
    habits: {
      title: 'Where your habits have gone',
      before: 'At the wooden table',
      here: 'Here',
      list: [
        {
          before: 'Laying the ruler down before deciding',
          here: 'Press M, or the tape in the corner of the battlefield, and draw. Measuring is free at any time.',
        },
        {
          before: '“Can I reach him?”',
          here: 'Select a creature: its reach is drawn, walking and running. A ghost shows where it would stand.',
        },
        {
          before: '“Wait, I meant the other one”',
          here: 'Take back (U) is free until something new was learned: a die, a card, an answer. In lessons always.',
        },
        {
          before: 'Turning cards sideways',
          here: 'Buildings are tapped when you pay. If there is a choice, you are asked which ones.',
        },
        {
          before: 'Pushing dice to the left and to the right',
          here: 'The split is a row of dice with the odds of every choice below.',
        },
        { before: 'Nodding: “go on, I have nothing”', here: 'Pass, or pass all windows until the end of the turn.' },
        { before: 'Arguing about a rule', here: 'Whatever is refused names its rule. One press opens it.' },
        {
          before: 'Holding cards close to the chest',
          here: 'On one screen a curtain falls between the players. Nothing hidden is ever sent to the other side.',
        },
      ],
    },
  },
  lessons: {
    move: {
      title: 'On the move',
      learns: 'The battlefield, whose turn it is, and how a creature walks.',
      steps: {
        meet: {
          say: 'Welcome! Blue rings are yours, orange ones are the opponent’s. Press {creature:Hisao|Hisao}, your swordsman, to get to know him.',
          hint: 'Hisao is the one that shines on the battlefield, left of the rocks.',
        },
        activate: {
          say: 'Whoever is selected shows card, numbers and reach. In your turn each of your creatures may be activated once. Activate {creature:Hisao|Hisao} with the golden button.',
          hint: 'Select Hisao, then press “Activate Hisao”. Gold always means: here you can act.',
        },
        walk: {
          say: 'Now choose “Move”. The bright area is as far as he gets: one ruler M, 10 cm. Point at any place in it, and confirm.',
          hint: 'Press “Move”, then a place in the bright area, then the golden button.',
        },
        round: {
          say: 'Your turn again: {creature:Crow|Crow} is quicker, 15 cm. Send her past the {terrain:Rocks|rocks}. You say where to; the way round is found and measured for you.',
          hint: 'Activate Crow, choose “Move”, and point somewhere beyond the rocks.',
        },
        end: {
          say: 'Both have moved; {creature:Brissa|Brissa}, your hero, has acted already. When nothing is left to do, end your turn.',
          hint: 'The button “End turn” stands right of the question.',
        },
      },
      end: 'That is the rhythm of the game: activate one creature after the other, then it is the opponent’s turn.',
    },
    fight: {
      title: 'The duel',
      learns: 'Contact, and how your dice are split between attack and defence.',
      steps: {
        contact: {
          say: 'To fight, bases must touch. Activate {creature:Greer|Greer} and walk him into contact with {creature:Caillion|Caillion}: press the enemy, and the ghost stops at his base.',
          hint: 'Activate Greer, choose “Move”, then press Caillion. Confirm with the golden button.',
        },
        attack: {
          say: 'Contact! Now press {creature:Caillion|Caillion} to attack him. You see the odds before you decide.',
          hint: 'Press Caillion, then the golden button “Attack”.',
        },
        split: {
          say: 'As many dice as Strength: Greer has three. Caillion has shown his split already: one attacks, one defends. How many of yours attack? The rest defends. Try the splits and watch the odds.',
          hint: 'Two for attack and one for defence is a sound choice. Any split will do here.',
        },
        result: {
          say: 'Axes and Shields hit, Shields also block. What gets through wounds, and both sides strike at the same time. The log tells how the dice fell.',
        },
      },
      end: 'Greer has {keyword:stamina|Stamina}. Press a marked word whenever you want to know what it means.',
    },
    wounds: {
      title: 'Wounds and odds',
      learns: 'Why the wounded are weak, how to read odds, and who is tired.',
      steps: {
        weak: {
          say: 'Press {creature:Sigrun|Sigrun}. She has lost one of three Health: whoever is wounded strikes only with Shields. Axes miss.',
          hint: 'Sigrun stands between your two fighters.',
        },
        activate: {
          say: 'Two against one. Let {creature:Greer|Greer} begin: activate him.',
          hint: 'Select Greer and press “Activate”.',
        },
        strike: {
          say: 'Attack her. The bars show what you deal and what you suffer, exactly, for every split. Being wounded, she will seldom hit: dare more attack.',
          hint: 'Press Sigrun, attack, then split your dice: two or three for attack.',
        },
        tired: {
          say: 'She stands, but she is tired: attacked again in this turn, all her dice must defend. Attack her with {creature:Hisao|Hisao}.',
          hint: 'Activate Hisao, then attack Sigrun.',
        },
        finish: {
          say: 'See? No die of hers attacks. Whatever you keep for defence is wasted, so both dice attack.',
          hint: 'Put both dice into attack and roll.',
        },
      },
      end: 'Gang up on one enemy, the boldest first. Hisao’s {keyword:initiative|Initiative} would even let him strike before anybody strikes back.',
    },
    shoot: {
      title: 'In sight',
      learns: 'Shooting, lines of sight, and what cover is good for.',
      steps: {
        ready: {
          say: 'A crossbow reaches 25 cm, but only what it sees. Activate {creature:Garrus|Garrus}, and do not let him walk: whoever has moved cannot aim any more.',
          hint: 'Select Garrus, then press “Activate”.',
        },
        unseen: {
          say: 'Point at {creature:Tikka|Tikka}, and look where the line from Garrus ends.',
          hint: 'Tikka is the small one behind the rocks.',
        },
        shot: {
          say: 'The rocks are in the way: no line, no shot. {creature:Caillion|Caillion} stands in the open. {keyword:shooting|Shooting} 3 means three dice, and every Bullseye hits. Shoot at him!',
          hint: 'Press Caillion, then the golden button.',
        },
        wood: {
          say: 'His Shield turned one bolt away, the other one hit. Now press the {terrain:Forest|forest}: whoever touches it has cover.',
          hint: 'The forest is the green area on the right.',
        },
        cover: {
          say: 'Shoot at {creature:Sigrun|Sigrun} in the forest with {creature:Brissa|Brissa}, and see what cover does.',
          hint: 'Activate Brissa, press Sigrun, then the golden button.',
        },
        saved: {
          say: 'Sigrun’s defence failed, but cover gave her a second throw: a Shield. The wood has saved her.',
        },
      },
      end: 'Look before you shoot, and end your own walks behind something.',
    },
    city: {
      title: 'The City',
      learns: 'Prosperity, buildings, and how a card is paid.',
      steps: {
        build: {
          say: 'A turn begins: you drew a card and gained 1 Prosperity. Now you may construct one building, or take 2 Prosperity instead. Construct the {building:shooting-range|Shooting Range}.',
          hint: 'Choose the Shooting Range among the buildings, and confirm. It costs 2 Prosperity.',
        },
        card: {
          say: 'Buildings pay for cards. {card:garrus-the-crossbowman|Garrus} costs one Shooting Range and one building of any kind. Play him from your hand.',
          hint: 'Press Garrus in your hand at the bottom, then the golden button.',
        },
        pay: {
          say: 'The Shooting Range must pay; the second building is your choice. What pays is tapped until your next turn. Swap the {building:city-hall|City Hall} for the Tavern: we need it in a moment.',
          hint: 'Press the Tavern or the Smithy in your City, so that the City Hall stays untapped. Then confirm.',
        },
        place: {
          say: 'Newcomers begin at your own side of the table. Choose a place along it.',
          hint: 'Press a place at the lower edge of the battlefield, and confirm.',
        },
        use: {
          say: 'Garrus will act in your next turn. What is untapped can still be used: press the {building:city-hall|City Hall} in your City and let it earn Prosperity.',
          hint: 'Press the City Hall in your City, then “Use the City Hall”.',
        },
      },
      end: 'Build for the cards you hold. Whatever you do not tap is idle.',
    },
    cards: {
      title: 'Spells and tactics',
      learns: 'How a spell is cast, and how a tactic lies in wait.',
      steps: {
        spell: {
          say: 'Cast {card:fireball|Fireball}: play it, choose {creature:Caillion|Caillion}, pay with the School of Magic and one more. Three damage, no defence.',
          hint: 'Press Fireball in your hand, confirm, choose a target, pay.',
        },
        tactic: {
          say: '{card:caltrops|Caltrops} are a tactic. They are paid now and laid face down: the opponent sees that something lies there, but not what. Lay them.',
          hint: 'Press Caltrops in your hand and confirm; any building pays.',
        },
        wait: {
          say: 'A tactic waits for its moment: here, that an enemy declares a move. End your turn, and watch.',
          hint: 'Press “End turn”. The trainer plays the other side.',
        },
        reveal: {
          say: '{creature:Sigrun|Sigrun} wants to come nearer: this is the moment. The bar turns violet. Reveal {card:caltrops|Caltrops}!',
          hint: 'Press Caltrops in the list that has opened, and reveal them.',
        },
      },
      end: 'One damage, and the move is cancelled. In a game you are asked at every such moment, so that nobody can read your face.',
    },
    ground: {
      title: 'Run, leave, search',
      learns: 'Running, the Backstab, difficult ground, and the Ruins.',
      steps: {
        wood: {
          say: 'First the ground. Press the {terrain:Forest|forest}: it is {keyword:difficult|Difficult}, whoever enters it comes less far.',
          hint: 'The forest is the green area on the right.',
        },
        run: {
          say: '{creature:Hisao|Hisao} is far from the fight. Activate him and choose “Run” instead of “Move”: 15 cm instead of 10, but then his activation is over.',
          hint: 'Activate Hisao, press “Run”, choose a place, confirm.',
        },
        leave: {
          say: '{creature:Greer|Greer} wants to get away from {creature:Tikka|Tikka}. Whoever leaves contact risks a {keyword:backstab|Backstab}: one die, Axe or Shield wounds. Try it.',
          hint: 'Activate Greer, choose “Move”, and walk away to the south.',
        },
        search: {
          say: 'Luck! Now {creature:Crow|Crow}: walk her to the {terrain:Ruins|Ruins} until she touches them, and let her search. The die may bring Prosperity, a card, or a wound.',
          hint: 'Activate Crow, “Move” right up to the Ruins, then “Search”.',
        },
      },
      end: 'Two Prosperity found! Run to arrive, walk to act, and think twice before you turn your back.',
    },
    win: {
      title: 'Two ways to win',
      learns: 'Fell the hero, or let your City prosper. Then: your first game.',
      steps: {
        hero: {
          say: 'The first way: the opponent’s hero falls. {creature:Elianor|Elianor} has one Health left and is tired. Attack her with {creature:Hisao|Hisao}!',
          hint: 'Activate Hisao, attack Elianor, and put both dice into attack: she cannot strike back.',
        },
        city: {
          say: 'The second way: all nine basic buildings stand, and you have 33 Prosperity. Only the {building:smithy|Smithy} is missing. Construct it!',
          hint: 'Choose the Smithy and confirm.',
        },
      },
      end: 'Now you know all you need. Play a small game: 26 cards a side, and the easy computer on the other side.',
    },
  },
};
