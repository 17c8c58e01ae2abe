//! A room, people in it, and what they hear.

use crate::hall::{Hall, NewRoom};
use crate::room::handle::RoomMsg;
use crate::room::{Arrived, Next, Outbox, Room, RoomContext, RoomHandle, SeatLine, WatchLine};
use crate::seams::{LocalBus, LocalDirectory, MemoryLog, RoomLog};
use crate::settings::Pace;
use crate::time::Clock;
use editions::{Library, OptionValues};
use engine::game::{Character, DeedPosition, Player, Position, SeatPosition, Title};
use engine::view::Sight;
use engine::{Coins, DecisionId, Game, Intent, Seat, Space};
use protocol::{Act, ByeReason, Hello, Privacy, RoomWish, ServerMessage, Since, Update, Wish};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};
use uuid::Uuid;

/// Longer than anybody waits for anything.
const LONG: Duration = Duration::from_secs(100_000);

pub(super) struct Server {
    pub(super) hall: Hall,
    pub(super) log: Arc<MemoryLog>,
}

impl Server {
    pub(super) fn new() -> Self {
        let log = Arc::new(MemoryLog::default());
        let context = RoomContext {
            log: log.clone(),
            directory: Arc::new(LocalDirectory::default()),
            bus: Arc::new(LocalBus::default()),
            clock: Clock::start(),
        };
        Self { hall: Hall::new(context, Arc::new(Library::built_in()), Pace::default()), log }
    }

    /// The same journal under a new process.
    pub(super) fn again(&self) -> Self {
        let log = self.log.clone();
        let context = RoomContext {
            log: log.clone() as Arc<dyn RoomLog>,
            directory: Arc::new(LocalDirectory::default()),
            bus: Arc::new(LocalBus::default()),
            clock: self.hall.clock(),
        };
        Self { hall: Hall::new(context, Arc::new(Library::built_in()), Pace::default()), log }
    }

    pub(super) async fn table(&self, people: u8, options: &[(&str, serde_json::Value)]) -> Table {
        let options: OptionValues =
            options.iter().map(|(id, value)| ((*id).to_owned(), value.clone())).collect();
        let players: Vec<Uuid> = (0..people).map(|_| Uuid::new_v4()).collect();
        let new = NewRoom {
            edition: "collectors".to_owned(),
            options,
            seats: people,
            privacy: Privacy::Private,
            player: players[0],
            name: "Ann".to_owned(),
        };
        let made = self.hall.create(new).await.expect("a room can be made");
        let (room, watch) = (made.room, made.watch);
        let handle = self.hall.reach(room).await.expect("it can be reached");
        let mut seated = Vec::new();
        for player in players {
            handle.join(player, "Ann".to_owned()).await.expect("it runs").expect("there is a seat");
            seated.push(Person::arrive(&handle, player, None).await);
        }
        Table { room, watch, handle, people: seated }
    }
}

pub(super) struct Table {
    pub(super) room: Uuid,
    pub(super) watch: String,
    pub(super) handle: RoomHandle,
    pub(super) people: Vec<Person>,
}

impl Table {
    /// Everybody is ready and the game begins.
    pub(super) async fn start(&mut self) {
        for person in &mut self.people[1..] {
            person.wish(Wish::Ready { ready: true }).await;
            person.done().await;
        }
        self.people[0].wish(Wish::Start).await;
        for person in &mut self.people {
            person.until(|message| matches!(message, ServerMessage::Update(_))).await;
        }
        self.people[0].done().await;
    }

    /// Goes on from this state, in the open moment before the active player's opening roll.
    pub(super) async fn alter(&self, alter: impl FnOnce(&mut Game) + Send + 'static) {
        self.alter_room(move |room| {
            let run = room.run.as_mut().expect("a game runs");
            let on_go = |player: &Player| Character::new(player.acting().id.clone(), Space(0));
            let seats = run.game.players.iter().map(|player| SeatPosition {
                deeds: if player.seat == Seat(3) { vec![first_deed()] } else { Vec::new() },
                ..SeatPosition::of(vec![on_go(player)], Coins(500))
            });
            let position = Position { active: Seat(2), round: 2, ..Position::of(seats.collect()) };
            let source = run.game.chance.source.clone();
            run.game = Game::at(&run.rules, &position, source).expect("a possible position");
            alter(&mut run.game);
            room.changed.clocks = true;
        })
        .await;
    }

    pub(super) async fn alter_room(&self, alter: impl FnOnce(&mut Room) + Send + 'static) {
        self.handle.send(RoomMsg::Alter(Box::new(alter))).await.expect("the room runs");
    }

    pub(super) fn seat(&mut self, seat: u8) -> &mut Person {
        &mut self.people[usize::from(seat) - 1]
    }
}

/// The first deed of the board.
pub(super) fn first_deed() -> DeedPosition {
    DeedPosition { deed: Space(1), stage: 0, title: Title::Open }
}

pub(super) struct Person {
    pub(super) player: Uuid,
    pub(super) line: SeatLine,
    pub(super) outbox: Arc<Outbox>,
    pub(super) ack: u64,
    /// What it holds.
    pub(super) since: Option<Since>,
    pub(super) decision: Option<DecisionId>,
}

impl Person {
    pub(super) async fn arrive(handle: &RoomHandle, player: Uuid, since: Option<Since>) -> Self {
        let outbox = Arc::new(Outbox::default());
        let hello = Hello { protocol: protocol::VERSION, watch: None, since };
        let arrived =
            handle.arrive(player, hello, outbox.clone()).await.expect("it runs").expect("it is open");
        let Arrived::Seat(line) = arrived else { panic!("the player holds a seat") };
        Self { player, line, outbox, ack: 0, since, decision: None }
    }

    pub(super) async fn hear(&mut self) -> ServerMessage {
        match timeout(LONG, self.outbox.next()).await.expect("something is said") {
            Next::Frame(text) => {
                let message: ServerMessage = serde_json::from_str(&text).expect("a message");
                self.note(&message);
                message
            }
            Next::Bye(reason) => ServerMessage::Bye(protocol::Bye { reason }),
        }
    }

    fn note(&mut self, message: &ServerMessage) {
        let (game, seq, sections) = match message {
            ServerMessage::Snapshot(snapshot) => (snapshot.game, snapshot.seq, &snapshot.view),
            ServerMessage::Update(update) => (update.game, update.seq, &update.changes),
            _ => return,
        };
        self.since = Some(Since { game, seq });
        if let Some(decision) = sections.get("prompt").and_then(|prompt| prompt["decision"].as_u64()) {
            self.decision = u32::try_from(decision).ok().map(DecisionId);
        }
    }

    pub(super) async fn until(&mut self, wanted: impl Fn(&ServerMessage) -> bool) -> ServerMessage {
        loop {
            let message = self.hear().await;
            if wanted(&message) {
                return message;
            }
            assert!(!matches!(message, ServerMessage::Bye(_)), "sent off instead: {message:?}");
        }
    }

    /// The update in which this is seen, and how long it took.
    pub(super) async fn sees(&mut self, wanted: impl Fn(&Sight) -> bool) -> (Update, Duration) {
        let start = Instant::now();
        let message = self
            .until(|message| matches!(message, ServerMessage::Update(update) if update.sights.iter().any(&wanted)))
            .await;
        let ServerMessage::Update(update) = message else { unreachable!("just checked") };
        (update, start.elapsed())
    }

    pub(super) async fn done(&mut self) -> u64 {
        match self
            .until(|message| matches!(message, ServerMessage::Done(_) | ServerMessage::Refused(_)))
            .await
        {
            ServerMessage::Done(done) => done.ack,
            other => panic!("refused: {other:?}"),
        }
    }

    pub(super) async fn refused(&mut self) -> protocol::Refused {
        match self
            .until(|message| matches!(message, ServerMessage::Done(_) | ServerMessage::Refused(_)))
            .await
        {
            ServerMessage::Refused(refused) => refused,
            other => panic!("not refused: {other:?}"),
        }
    }

    pub(super) async fn bye(&mut self) -> ByeReason {
        loop {
            if let ServerMessage::Bye(bye) = self.hear().await {
                return bye.reason;
            }
        }
    }

    pub(super) async fn wish(&mut self, wish: Wish) {
        self.ack += 1;
        self.line.wish(RoomWish { ack: self.ack, wish }).await.expect("the room runs");
    }

    /// An answer to the question that is open as far as the room knows.
    pub(super) async fn act(&mut self, intent: Intent, decision: Option<u32>) {
        self.ack += 1;
        let act = Act { ack: self.ack, decision: decision.map(DecisionId), intent };
        self.line.act(act).await.expect("the room runs");
    }
}

pub(super) async fn watch(handle: &RoomHandle, token: String) -> (WatchLine, Arc<Outbox>) {
    let outbox = Arc::new(Outbox::default());
    let hello = Hello { protocol: protocol::VERSION, watch: Some(token), since: None };
    let arrived = handle.arrive(Uuid::new_v4(), hello, outbox.clone()).await.expect("it runs");
    match arrived.expect("the link is right") {
        Arrived::Watcher(line) => (line, outbox),
        Arrived::Seat(_) => panic!("a watch link seats nobody"),
    }
}

pub(super) async fn seconds(number: u64) {
    sleep(Duration::from_secs(number)).await;
}
